/** Two forms of the same content. Both have places for values, such as `{{label}}`. In HTML the values must be escaped. */
interface BothForms {
  readonly html: string;
  readonly text: string;
}

/** A letter, rendered when the app was built, with places for values that are known only when it is sent. */
export interface MailTemplate extends BothForms {
  /** Has no places. */
  readonly subject: string;
  /** The address by which a mail program ends the newsletter (RFC 8058), with the place `ticket`. @default the letter is about no newsletter */
  readonly unsubscribe?: string | undefined;
  /** One accepted document, with the places `label`, `detail` and `version`. All of them take the place `documents`. */
  readonly document: BothForms;
}
