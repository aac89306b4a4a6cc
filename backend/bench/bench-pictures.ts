import { NestFactory } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { BUTTER, CARD, CITRUS, EVENING, FOREST, ROSE, SPRING, SUMMER, SUN } from '../sandbox/demo-colours.js';
import { withPaintedFiles } from '../sandbox/painted-files.js';
import { AppModule } from '../src/app.module.js';
import { type EnvironmentSource, loadConfig } from '../src/config/app-config.js';
import { PicturesService } from '../src/modules/pictures/pictures.service.js';
import { type GeneratedFiles } from './generated-accounts.js';

const PICTURES = 24;
const GROUNDS = [SPRING, SUMMER, FOREST, EVENING, BUTTER];
const PETALS = [ROSE, SUN, CITRUS];

/** Paints pictures and stores their files as the product does. */
export async function storePictures(environment: EnvironmentSource): Promise<GeneratedFiles[]> {
  const app = await NestFactory.createApplicationContext(AppModule.register(loadConfig(environment)), {
    logger: ['error', 'warn'],
  });
  try {
    const pictures = app.get(PicturesService, { strict: false });
    const hashes: string[] = [];
    await withPaintedFiles(async (paint) => {
      for (let seed = 1; seed <= PICTURES; seed += 1) {
        const ground = GROUNDS[seed % GROUNDS.length] ?? SPRING;
        const petals = PETALS[seed % PETALS.length] ?? ROSE;
        const look = { petalsEach: 5 + (seed % 7), flowers: 3 + (seed % 8), seed: 5000 + seed };
        const taken = await pictures.take(
          null,
          await paint('image', { ...CARD, ...ground, petals, ...look }),
        );
        hashes.push(taken.hash);
      }
    });
    return await app
      .get(DataSource)
      .query<GeneratedFiles[]>(
        'SELECT hash, width, height, widths, placeholder, bytes FROM picture_files WHERE hash = ANY($1) ORDER BY hash',
        [hashes],
      );
  } finally {
    await app.close();
  }
}
