/** Whether a text is a path of this site: browsers take '//' and '/\' for another host. */
export const isSitePath = (text: string) => /^\/(?![/\\])/.test(text);
