// The script of embedded pages, which the build makes by itself. No ordinary page loads it.
import { startFrame } from '@crema/embed/frame';
import { isFormTouched } from './builds/form-use.ts';

startFrame(isFormTouched);
