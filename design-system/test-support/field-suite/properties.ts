import { announcing } from './announcing.tsx';
import { apart } from './apart.tsx';
import { axeFindings } from './axe.ts';
import { elsewhere } from './elsewhere.tsx';
import { form } from './form.tsx';
import { formErrors } from './form-errors.tsx';
import { keyboard } from './keyboard.ts';
import { look } from './look.ts';
import { naming } from './naming.ts';
import { react } from './react.tsx';
import { validation } from './validation.ts';

/** The properties of every field, by the sentence that states each. */
export const properties = {
  ...naming,
  ...validation,
  ...form,
  ...formErrors,
  ...announcing,
  ...apart,
  ...elsewhere,
  ...react,
  ...keyboard,
  ...look,
  ...axeFindings,
};

export type FieldProperty = keyof typeof properties;
