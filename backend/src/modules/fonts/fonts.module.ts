import { Module } from '@nestjs/common';
import { PicturesModule } from '../pictures/pictures.module.js';
import { FontsController } from './fonts.controller.js';
import { FontsService } from './fonts.service.js';

/** The display fonts of the themes. */
@Module({ imports: [PicturesModule], controllers: [FontsController], providers: [FontsService] })
export class FontsModule {}
