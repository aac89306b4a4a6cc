import { PrimaryGeneratedColumn } from 'typeorm';

/** An integer primary key that the database generates. */
export const IdentityColumn = (constraintName: string): PropertyDecorator =>
  PrimaryGeneratedColumn('identity', {
    type: 'integer',
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: constraintName,
  });
