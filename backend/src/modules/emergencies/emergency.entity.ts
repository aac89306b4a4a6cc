import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { EMERGENCY_LIMITS } from './emergency.rules.js';

/** A notice that operators show on every page while something is wrong. */
@Entity('emergencies')
export class Emergency {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('varchar', { length: EMERGENCY_LIMITS.title })
  titleJa: string;

  @Column('varchar', { length: EMERGENCY_LIMITS.title })
  titleEn: string;

  /** A page with details, if any. */
  @Column('varchar', { length: EMERGENCY_LIMITS.url, nullable: true })
  url: string | null;

  /** When the notice expires; null if it stays until deleted. */
  @Column('timestamptz', { nullable: true })
  endsAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
