import { type EntityManager } from 'typeorm';
import {
  type GrantRow,
  type GrantTokens,
  type LinkageGrantsRepository,
} from './linkage-grants.repository.js';

/** One grant in memory, which the linkage with its ID uses. Leases never expire. */
export class FakeLinkageGrants implements Pick<
  LinkageGrantsRepository,
  'find' | 'findOf' | 'claimRenewal' | 'storeRenewed' | 'releaseRenewal' | 'end' | 'isReplaced'
> {
  constructor(private grant: GrantRow | null) {}

  find(id: number): Promise<GrantRow | null> {
    return Promise.resolve(this.grant?.id === id ? { ...this.grant } : null);
  }

  findOf(linkageId: number): Promise<GrantRow | null> {
    return this.find(linkageId);
  }

  claimRenewal(of: Pick<GrantRow, 'id' | 'version'>): Promise<boolean> {
    const grant = this.current(of);
    if (!grant || grant.beingRenewed) return Promise.resolve(false);
    grant.beingRenewed = true;
    return Promise.resolve(true);
  }

  storeRenewed(of: Pick<GrantRow, 'id' | 'version'>, tokens: GrantTokens): Promise<boolean> {
    const grant = this.current(of);
    if (grant) Object.assign(grant, tokens, { version: grant.version + 1, beingRenewed: false });
    return Promise.resolve(grant !== null);
  }

  releaseRenewal(of: Pick<GrantRow, 'id' | 'version'>): Promise<void> {
    const grant = this.current(of);
    if (grant) grant.beingRenewed = false;
    return Promise.resolve();
  }

  end(_tx: EntityManager, of: Pick<GrantRow, 'id' | 'version'>): Promise<number[] | null> {
    const grant = this.current(of);
    if (grant) this.grant = null;
    return Promise.resolve(grant && [grant.id]);
  }

  isReplaced(): Promise<boolean> {
    return Promise.resolve(false);
  }

  /** Deletes the grant, as unlinking does. */
  unlink(): void {
    this.grant = null;
  }

  private current({ id, version }: Pick<GrantRow, 'id' | 'version'>): GrantRow | null {
    return this.grant?.id === id && this.grant.version === version ? this.grant : null;
  }
}
