import { readFile } from 'node:fs/promises';
import { type Readable } from 'node:stream';
import {
  CreateBucketCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { type AppConfig } from '../config/app-config.js';
import { type FoundFile, MediaStoreService, type StoredFile } from './media-store.service.js';
import { orUnavailable, orNull, storeUnavailable } from './storage-failure.js';

/** Timeouts in milliseconds; visitors do not wait longer. */
const CONNECT_MS = 2000;
const ANSWER_MS = 10_000;

type S3Settings = NonNullable<AppConfig['media']['s3']>;

/** Stores files in a bucket of an S3-compatible store. */
export class S3MediaStoreClient extends MediaStoreService {
  private readonly client: S3Client;
  private readonly bucket: string;

  constructor({ bucket, endpoint, region, accessKeyId, secretAccessKey, forcePathStyle }: S3Settings) {
    super();
    this.bucket = bucket;
    this.client = new S3Client({
      region,
      credentials: { accessKeyId, secretAccessKey },
      forcePathStyle,
      ...(endpoint === null ? {} : { endpoint }),
      maxAttempts: 2,
      requestHandler: {
        connectionTimeout: CONNECT_MS,
        requestTimeout: ANSWER_MS,
        throwOnRequestTimeout: true,
      },
      // Some compatible stores save a trailing checksum as part of the file.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  }

  async put(name: string, content: Buffer, type: string): Promise<void> {
    await orUnavailable(
      this.client.send(
        new PutObjectCommand({
          Bucket: this.bucket,
          Key: name,
          Body: content,
          ContentLength: content.length,
          ContentType: type,
        }),
      ),
    );
  }

  /** Reads the file first: the client repeats a failed request only if it does not stream. */
  async putFile(name: string, file: string, type: string): Promise<void> {
    await this.put(name, await readFile(file), type);
  }

  async has(name: string, bytes: number): Promise<boolean> {
    const found = await ifThere(this.client.send(new HeadObjectCommand({ Bucket: this.bucket, Key: name })));
    return found?.ContentLength === bytes;
  }

  async open(name: string): Promise<StoredFile | null> {
    const found = await ifThere(this.client.send(new GetObjectCommand({ Bucket: this.bucket, Key: name })));
    if (found?.Body === undefined || found.ContentLength === undefined) return null;
    return { bytes: found.ContentLength, stream: found.Body as Readable };
  }

  async delete(names: readonly string[]): Promise<void> {
    if (names.length === 0) return;
    const { Errors: errors = [] } = await orUnavailable(
      this.client.send(
        new DeleteObjectsCommand({
          Bucket: this.bucket,
          Delete: { Objects: names.map((name) => ({ Key: name })), Quiet: true },
        }),
      ),
    );
    if (errors.length > 0) throw storeUnavailable(new Error(`Not deleted: ${errors[0]?.Code ?? 'unknown'}`));
  }

  async *list(): AsyncIterable<FoundFile[]> {
    let next: string | undefined;
    do {
      const page = await orUnavailable(
        this.client.send(new ListObjectsV2Command({ Bucket: this.bucket, ContinuationToken: next })),
      );
      yield (page.Contents ?? []).flatMap(({ Key: name, LastModified: modifiedAt }) =>
        name === undefined || modifiedAt === undefined ? [] : [{ name, modifiedAt }],
      );
      next = page.NextContinuationToken;
    } while (next !== undefined);
  }

  async check(): Promise<void> {
    const found = await ifThere(this.client.send(new HeadBucketCommand({ Bucket: this.bucket })));
    // The bucket of a new store does not exist yet.
    if (found === null)
      await orUnavailable(this.client.send(new CreateBucketCommand({ Bucket: this.bucket })));
  }

  override close(): void {
    this.client.destroy();
  }
}

/** Null when the object does not exist. */
function ifThere<Result>(work: Promise<Result>): Promise<Result | null> {
  return orNull(
    work,
    (error) => error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404,
  );
}
