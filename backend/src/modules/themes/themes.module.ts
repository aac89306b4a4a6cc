import { Module } from '@nestjs/common';
import { ThemeCoversController } from './theme-covers.controller.js';
import { ThemesController } from './themes.controller.js';

/** Themes, which are defined in code. */
@Module({ controllers: [ThemesController, ThemeCoversController] })
export class ThemesModule {}
