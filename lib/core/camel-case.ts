/** 'mot_expiry' → 'motExpiry'. */
export type CamelCase<Text extends string> = Text extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Text;

/** Returns a column's name in camel case, also in its type. */
export const camelCase = <Text extends string>(text: Text) =>
  text.replace(/_./g, ([, letter = '']) => letter.toUpperCase()) as CamelCase<Text>;
