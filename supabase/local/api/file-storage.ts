import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

const TYPES: Record<string, string> = { '.webp': 'image/webp', '.jpg': 'image/jpeg' };

/** Stores objects as files for @supabase/lite, whose own adapter is not exported. The extension gives the type. */
export class FileStorage {
  readonly driver = null;
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = path.resolve(folder);
  }

  #file(bucket: string, key: string) {
    const file = path.resolve(this.#folder, bucket, key);
    if (!file.startsWith(path.join(this.#folder, bucket) + path.sep)) throw new Error('Bad key');
    return file;
  }

  async headObject(bucket: string, key: string) {
    const { size, mtime } = await stat(this.#file(bucket, key));
    return {
      contentLength: size,
      size,
      lastModified: mtime,
      httpStatusCode: 200,
      mimetype: TYPES[path.extname(key)] ?? 'application/octet-stream',
      cacheControl: 'no-cache',
      eTag: `"${size.toString(16)}-${mtime.getTime().toString(16)}"`,
    };
  }

  async getObject(bucket: string, key: string) {
    const metadata = await this.headObject(bucket, key);
    const body = new Blob([await readFile(this.#file(bucket, key))]).stream();
    return { metadata, httpStatusCode: 200, body };
  }

  /** Writes under another name first, so that a crash leaves no half-written file. */
  async uploadObject(bucket: string, key: string, _version: unknown, body: unknown) {
    const file = this.#file(bucket, key);
    const written = `${file}.${randomUUID()}`;
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    await writeFile(written, Buffer.from(await new Response(body as BodyInit).arrayBuffer()), {
      mode: 0o600,
    });
    await rename(written, file);
    return this.headObject(bucket, key);
  }

  async deleteObject(bucket: string, key: string) {
    await rm(this.#file(bucket, key), { force: true });
  }

  async deleteObjects(bucket: string, keys: string[]) {
    await Promise.all(keys.map((key) => this.deleteObject(bucket, key)));
  }

  async copyObject(
    bucket: string,
    key: string,
    _version: unknown,
    toBucket: string,
    toKey: string,
  ) {
    const file = this.#file(toBucket, toKey);
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    await copyFile(this.#file(bucket, key), file);
    return this.headObject(toBucket, toKey);
  }

  async privateAssetUrl(bucket: string, key: string) {
    return `file://${this.#file(bucket, key)}`;
  }
}
