import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Emergency } from './emergency.entity.js';

/** The fields an operator sets. */
export type EmergencyInput = Pick<Emergency, 'titleJa' | 'titleEn' | 'url' | 'endsAt'>;

/** Emergency notices in the database. */
@Injectable()
export class EmergenciesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Every notice, newest first. */
  async list(): Promise<Emergency[]> {
    return this.dataSource.manager.find(Emergency, { order: { id: 'DESC' } });
  }

  async insert(notice: EmergencyInput): Promise<Emergency> {
    return this.dataSource.manager.save(this.dataSource.manager.create(Emergency, notice));
  }

  /** Returns whether a notice was deleted. */
  async delete(id: number): Promise<boolean> {
    const { affected } = await this.dataSource.manager.delete(Emergency, { id });
    return affected === 1;
  }

  /** Returns how many were deleted. */
  async deleteAll(): Promise<number> {
    const { affected } = await this.dataSource.manager.deleteAll(Emergency);
    return affected ?? 0;
  }
}
