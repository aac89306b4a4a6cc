import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** An address that leads to another one. */
@Entity('redirects')
export class Redirect {
  /** The path of a page without its language and query, percent-encoded as browsers write it. */
  @PrimaryColumn('varchar', { length: 500, primaryKeyConstraintName: 'redirects_pkey' })
  path: string;

  /** A path of this site without its language, or an https address on a host that is allowed. */
  @Column('varchar', { name: 'redirect_url', length: 2000 })
  redirectUrl: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
