declare module 'subset-font' {
  /** https://www.npmjs.com/package/subset-font */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2'; variationAxes: Record<string, { min: number; max: number }> },
  ): Promise<Buffer>;
}
