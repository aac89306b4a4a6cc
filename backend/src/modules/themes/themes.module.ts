import { Module } from '@nestjs/common';
import { ThemesController } from './themes.controller.js';

/** Themes: the looks that a page can have. They are kept in code. */
@Module({ controllers: [ThemesController] })
export class ThemesModule {}
