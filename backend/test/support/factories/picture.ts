import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { UploadedFile } from '../../../src/common/http/uploaded-file.js';
import { PicturesService, type TakenPicture } from '../../../src/modules/pictures/pictures.service.js';
import { anotherJpeg } from '../pictures.js';
import { type TestApp } from '../test-app.js';

let count = 0;

/** Uploads a picture of an account, for the transaction that uses it. */
export async function uploadPicture({ app, dataDir }: TestApp, accountId: string): Promise<TakenPicture> {
  const content = await anotherJpeg();
  count += 1;
  const file = path.join(dataDir, `picture-of-a-test-${count}.jpg`);
  await writeFile(file, content);
  return app
    .get(PicturesService, { strict: false })
    .take(accountId, new UploadedFile('image', file, content.length));
}
