const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text has the shape of an id, in its one canonical form: lower case. */
export const isUuid = (text: unknown): text is string =>
  typeof text === 'string' && UUID.test(text);
