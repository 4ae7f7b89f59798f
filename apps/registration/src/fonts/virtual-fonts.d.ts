declare module 'virtual:crema-fonts' {
  /** Files of fonts that have the same letters. */
  interface FontGroup {
    /** The letters they have, as a `unicode-range`. */
    readonly letters: string;
    /** The languages whose texts need them, such as `cs sk`; empty for letters that all need. */
    readonly languages: string;
    readonly files: readonly {
      readonly family: string;
      readonly url: string;
      /** One weight or a range, as in CSS. */
      readonly weight: string;
    }[];
  }
  /** Every font of the style sheet, by its letters; put in by `build/fonts.mjs`. */
  const fonts: readonly FontGroup[];
  export default fonts;
}
