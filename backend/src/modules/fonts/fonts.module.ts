import { Module } from '@nestjs/common';
import { SecurityModule } from '../../security/security.module.js';
import { PicturesModule } from '../pictures/pictures.module.js';
import { FontsController } from './fonts.controller.js';
import { FontsService } from './fonts.service.js';

/** The display fonts of the themes. */
@Module({
  imports: [PicturesModule, SecurityModule],
  controllers: [FontsController],
  providers: [FontsService],
})
export class FontsModule {}
