import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The salt of a day, which all processes share. Erased when the day ends. */
@Entity('insight_salts')
export class InsightSalt {
  @PrimaryColumn('date')
  day: string;

  @Column('bytea')
  salt: Buffer;
}
