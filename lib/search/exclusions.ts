/** 'Not diesel', 'Not BMW': a name keeps its capitals. */
export const excludedLabel = (label: string, isName: boolean) =>
  `Not ${isName ? label : label.replace(/\b[A-Z](?=[a-z])/g, (capital) => capital.toLowerCase())}`;
