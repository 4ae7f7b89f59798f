/** Every font of the style sheet. `build/fonts.mjs` writes it. */
declare module 'virtual:crema-fonts' {
  /** The name of each family, its weights as CSS writes them, and the URL of a file for each entry of `letters`. */
  export const families: readonly (readonly [family: string, weight: string, urls: readonly string[]])[];
  /** The letters of a file as a `unicode-range`, and a selector for the `html` element of pages whose texts need the file. */
  export const letters: readonly (readonly [range: string, pages: string])[];
}
