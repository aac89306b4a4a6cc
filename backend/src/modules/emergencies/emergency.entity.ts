import { Column, CreateDateColumn, Entity } from 'typeorm';
import { IdentityColumn } from '../../database/identity-column.js';
import { EMERGENCY_LIMITS } from './emergency.rules.js';

/** A notice that operators show on every page while something is wrong. */
@Entity('emergencies')
export class Emergency {
  @IdentityColumn('emergencies_pkey')
  id: number;

  @Column('varchar', { name: 'title_ja', length: EMERGENCY_LIMITS.title })
  titleJa: string;

  @Column('varchar', { name: 'title_en', length: EMERGENCY_LIMITS.title })
  titleEn: string;

  /** A page with details, if any. */
  @Column('varchar', { length: EMERGENCY_LIMITS.url, nullable: true })
  url: string | null;

  /** When the notice expires; null if it stays until deleted. */
  @Column('timestamptz', { name: 'ends_at', nullable: true })
  endsAt: Date | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
