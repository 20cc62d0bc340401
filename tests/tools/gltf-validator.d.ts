/** Types of the part of gltf-validator that the tests use; the package ships none. */
declare module 'gltf-validator' {
  /** Severity 0 is an error, 1 a warning, 2 information, 3 a hint. */
  type Issue = { code: string; message: string; severity: number };
  export function validateBytes(bytes: Uint8Array): Promise<{
    issues: { numErrors: number; numWarnings: number; messages: Issue[] };
    info: { generator: string };
  }>;
}
