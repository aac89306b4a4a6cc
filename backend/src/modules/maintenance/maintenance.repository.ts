import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Maintenance } from './maintenance.entity.js';

/** The maintenance switch in the database. */
@Injectable()
export class MaintenanceRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Since when, and until when, the site is closed; null while it is open. */
  async find(): Promise<Maintenance | null> {
    return this.dataSource.manager.findOneBy(Maintenance, { id: true });
  }

  /** Closes the site; where it is closed already, only the expected end changes. */
  async close(endsAt: Date | null): Promise<void> {
    await this.dataSource.manager.upsert(Maintenance, { id: true, endsAt }, ['id']);
  }

  async open(): Promise<void> {
    await this.dataSource.manager.delete(Maintenance, { id: true });
  }
}
