import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import { REDIRECT_LIMITS } from './redirect-address.js';

/** A redirect from a page to another address. */
@Entity('redirects')
export class Redirect {
  /** The path of a page without its language and query, percent-encoded as browsers write it. */
  @PrimaryColumn('varchar', { length: REDIRECT_LIMITS.path })
  path: string;

  /** A path of this site without its language, or an https address on a host that is allowed. */
  @Column('varchar', { length: REDIRECT_LIMITS.redirectUrl })
  redirectUrl: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
