import { Column, CreateDateColumn, Entity, PrimaryColumn, Unique, UpdateDateColumn } from 'typeorm';
import { type Language } from '../../common/language.js';

/** A creator. Exists from the moment the code of the sign-up was entered. */
@Entity('accounts')
@Unique('accounts_email_key_unique', ['emailKey'])
export class Account {
  /** A UUIDv7 made by the database: 36 characters, so it is never mistaken for a display ID. */
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'accounts_pkey' })
  id: string;

  @Column('varchar', { name: 'display_name', length: 30 })
  displayName: string;

  /** The confirmed address as it was typed; null for an account that came another way. */
  @Column('varchar', { length: 256, nullable: true })
  email: string | null;

  /** The address in the form in which addresses are compared. */
  @Column('varchar', { name: 'email_key', length: 256, nullable: true })
  emailKey: string | null;

  @Column('text', { name: 'password_hash', nullable: true })
  passwordHash: string | null;

  @Column('varchar', { length: 150, nullable: true })
  introduction: string | null;

  /** The language of the sign-up: mails that no request causes are written in it. */
  @Column('varchar', { length: 2 })
  language: Language;

  /** The version of the terms that was in force, and agreed to, at the sign-up. */
  @Column('varchar', { name: 'terms_version', length: 20 })
  termsVersion: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
