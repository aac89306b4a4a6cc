import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SignUp } from './sign-up.entity.js';

const HAS_CODE = 'EXISTS (SELECT 1 FROM flows WHERE sign_up_id = sign_up.id AND code_hash IS NOT NULL)';

/** Queries for unfinished sign-ups that depend on their flows. */
@Injectable()
export class SignUpReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /** The unfinished sign-up with an address that waits for a code, else the newest. */
  findNewest(emailKey: string): Promise<SignUp | null> {
    return this.dataSource
      .createQueryBuilder(SignUp, 'sign_up')
      .where('sign_up.email_key = :emailKey AND sign_up.expires_at > now()', { emailKey })
      .orderBy(HAS_CODE, 'DESC')
      .addOrderBy('sign_up.created_at', 'DESC')
      .getOne();
  }

  /** The sign-ups with an address that no code can complete. */
  async listWithoutCode(tx: EntityManager, emailKey: string): Promise<string[]> {
    const found = await tx
      .createQueryBuilder(SignUp, 'sign_up')
      .select('sign_up.id')
      .where('sign_up.email_key = :emailKey', { emailKey })
      .andWhere(`NOT ${HAS_CODE}`)
      .getMany();
    return found.map(({ id }) => id);
  }
}
