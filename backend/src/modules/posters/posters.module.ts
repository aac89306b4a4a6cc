import { Module } from '@nestjs/common';
import { SecurityModule } from '../../security/security.module.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { DiscoveryModule } from '../discovery/discovery.module.js';
import { MaintenanceModule } from '../maintenance/maintenance.module.js';
import { PicturesModule } from '../pictures/pictures.module.js';
import { PostersController } from './posters.controller.js';
import { PostersService } from './posters.service.js';

/** Printable posters of creators' pages. */
@Module({
  imports: [AccountsModule, DiscoveryModule, MaintenanceModule, PicturesModule, SecurityModule],
  controllers: [PostersController],
  providers: [PostersService],
})
export class PostersModule {}
