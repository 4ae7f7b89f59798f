// The script for a page that has lost its own scripts. The build makes it by itself, under the same path in every build.
import { recover } from '@crema/page-shell/recover';
import { isFormReturned } from './routes/is-form-returned.ts';

recover(isFormReturned);
