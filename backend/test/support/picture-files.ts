import { In, Not } from 'typeorm';
import { SWEEP_PICTURES_QUEUE } from '../../src/jobs/queues.js';
import { MediaStoreService } from '../../src/storage/media-store.service.js';
import { runJob } from './jobs.js';
import { type TestApp } from './test-app.js';
import { moveBack } from './times.js';
import { Picture } from '../../src/modules/pictures/picture.entity.js';
import { PictureFiles } from '../../src/modules/pictures/picture-files.entity.js';

/** The names of all files in the store. */
export async function storedFiles({ app }: TestApp): Promise<string[]> {
  const names: string[] = [];
  for await (const files of app.get(MediaStoreService, { strict: false }).list()) {
    names.push(...files.map(({ name }) => name));
  }
  return names.sort();
}

/** Expires the claims of files that are not shown yet. */
export async function claimsRunOut(testApp: TestApp): Promise<void> {
  await moveBack(testApp.repository(PictureFiles), 'claimedUntil', { hours: 1 });
}

/** Deletes the files that are not shown, after their claims have expired. */
export async function sweepPictures(testApp: TestApp): Promise<void> {
  await claimsRunOut(testApp);
  await runJob(testApp, SWEEP_PICTURES_QUEUE);
}

/** The records of the files that no picture shows. */
export async function unusedFiles(testApp: TestApp): Promise<PictureFiles[]> {
  const pictures = await testApp.repository(Picture).find();
  return testApp.repository(PictureFiles).findBy({ hash: Not(In(pictures.map(({ hash }) => hash))) });
}
