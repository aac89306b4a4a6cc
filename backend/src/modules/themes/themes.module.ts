import { Module } from '@nestjs/common';
import { ThemesController } from './themes.controller.js';

/** Themes, which are defined in code. */
@Module({ controllers: [ThemesController] })
export class ThemesModule {}
