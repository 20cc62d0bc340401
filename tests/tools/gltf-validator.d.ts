/** The part of the package's interface that the tests use; it brings no types. */
declare module 'gltf-validator' {
  /** Severity 0 is an error, 1 a warning, 2 information, 3 a hint. */
  type Issue = { code: string; message: string; severity: number };
  export function validateBytes(bytes: Uint8Array): Promise<{
    issues: { numErrors: number; numWarnings: number; messages: Issue[] };
    info: { generator: string };
  }>;
}
