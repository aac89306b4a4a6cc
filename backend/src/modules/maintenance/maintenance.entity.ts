import { Check, Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** The switch that closes the site: the one row is there while it is closed. */
@Entity('maintenance')
@Check('maintenance_one_row', 'id')
export class Maintenance {
  @PrimaryColumn('boolean', { default: true, primaryKeyConstraintName: 'maintenance_pkey' })
  id: true;

  /** When the site is expected to be back; null where nobody knows. */
  @Column('timestamptz', { name: 'ends_at', nullable: true })
  endsAt: Date | null;

  @CreateDateColumn({ name: 'began_at', type: 'timestamptz', default: () => 'now()' })
  beganAt: Date;
}
