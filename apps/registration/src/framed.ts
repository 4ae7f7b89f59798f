// The script of embedded pages, which the build makes by itself. No ordinary page loads it.
import { startFrame } from '@crema/embed/frame';
import { isFormTouched } from '@crema/page-shell/form-use';

startFrame(isFormTouched);
