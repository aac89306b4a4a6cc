import { Check, Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** Maintenance mode: the single row exists while the site is closed. */
@Entity('maintenance')
@Check('maintenance_one_row', 'id')
export class Maintenance {
  @PrimaryColumn('boolean', { default: true })
  id: true;

  /** When the site is expected to be back; null if unknown. */
  @Column('timestamptz', { nullable: true })
  endsAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  beganAt: Date;
}
