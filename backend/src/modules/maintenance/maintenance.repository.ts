import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Maintenance } from './maintenance.entity.js';

/** Maintenance mode in the database. */
@Injectable()
export class MaintenanceRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Null while the site is open. */
  async find(): Promise<Maintenance | null> {
    return this.dataSource.manager.findOneBy(Maintenance, { id: true });
  }

  /** Closes the site, or changes the expected end if it is closed. */
  async close(endsAt: Date | null): Promise<void> {
    await this.dataSource.manager.upsert(Maintenance, { id: true, endsAt }, ['id']);
  }

  async open(): Promise<void> {
    await this.dataSource.manager.delete(Maintenance, { id: true });
  }
}
