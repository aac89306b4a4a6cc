import { Module } from '@nestjs/common';
import { WithdrawReasonsController } from './withdraw-reasons.controller.js';
import { WithdrawReasonsRepository } from './withdraw-reasons.repository.js';
import { WithdrawReasonsService } from './withdraw-reasons.service.js';

/** Reasons for withdrawing: those offered and those given. */
@Module({
  controllers: [WithdrawReasonsController],
  providers: [WithdrawReasonsRepository, WithdrawReasonsService],
  exports: [WithdrawReasonsService],
})
export class WithdrawReasonsModule {}
