import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A notice that operators show on every page while something is wrong. */
@Entity('emergencies')
export class Emergency {
  @PrimaryGeneratedColumn('identity', {
    type: 'integer',
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'emergencies_pkey',
  })
  id: number;

  @Column('varchar', { name: 'title_ja', length: 200 })
  titleJa: string;

  @Column('varchar', { name: 'title_en', length: 200 })
  titleEn: string;

  /** Where there is more to read; null where the title says all. */
  @Column('varchar', { length: 500, nullable: true })
  url: string | null;

  /** When the notice ends by itself; null until somebody clears it. */
  @Column('timestamptz', { name: 'ends_at', nullable: true })
  endsAt: Date | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
