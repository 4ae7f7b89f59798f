import * as v from 'valibot';

/** A text of a request. Far above every rule's own bound: the shape keeps absurd input away, the rules say what is too long. */
export const text = v.pipe(v.string(), v.maxLength(1000));

/** The texts of a form, by the names of its inputs. */
export const texts = v.record(v.string(), text);
