/**
 * Whether a text is a path of this site: browsers read '//' and '/\' as the start of another host.
 */
export const isSitePath = (text: string) => /^\/(?![/\\])/.test(text);
