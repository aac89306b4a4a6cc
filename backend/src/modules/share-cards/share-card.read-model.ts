import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { pictureOf, type PictureView } from '../pictures/picture.read-model.js';

/**
 * SQL for the hash of a page's card if it is up to date, or null, for read models of other areas.
 *
 * @param contentIdExpression `NULL` for the creator's page
 */
export const cardOf = (accountIdExpression: string, contentIdExpression: string): string => `
  (SELECT card.hash FROM share_cards card
    WHERE card.account_id = ${accountIdExpression} AND card.pending_since IS NULL
      AND card.content_id ${contentIdExpression === 'NULL' ? 'IS NULL' : `= ${contentIdExpression}`})`;

/** The inputs of a card. */
export interface CardInputs {
  displayId: string;
  displayName: string;
  themeId: number;
  icon: PictureView | null;
  /** The creator's own cover, which replaces the theme's artwork. */
  cover: PictureView | null;
  /** Null for the card of the creator's page. */
  content: { title: string | null; description: string | null; picture: PictureView | null } | null;
}

/** A card that may need to be drawn. */
export interface PendingCard extends CardInputs {
  id: number;
  /** As text, because a `Date` has no microseconds. */
  pendingSince: string;
  hash: string | null;
  /** The hash of what the file was drawn from. */
  inputs: string | null;
}

/** Finds cards to draw. */
@Injectable()
export class ShareCardReadModel {
  constructor(private readonly dataSource: DataSource) {}

  /** The cards that have waited longest, up to a limit. */
  list(limit: number): Promise<PendingCard[]> {
    return this.dataSource.query<PendingCard[]>(
      `SELECT card.id, card.pending_since::text AS "pendingSince", card.hash, card.inputs,
              current.display_id AS "displayId", account.display_name AS "displayName",
              account.theme_id AS "themeId", ${pictureOf('account.icon_id')} AS icon,
              ${pictureOf('account.cover_id')} AS cover,
              CASE WHEN content.id IS NOT NULL THEN json_build_object(
                'title', content.title, 'description', content.description,
                'picture', (SELECT ${pictureOf('medium.picture_id')} FROM content_media medium
                             WHERE medium.content_id = content.id AND medium.picture_id IS NOT NULL
                             ORDER BY medium.position LIMIT 1)) END AS content
         FROM share_cards card
         JOIN accounts account ON account.id = card.account_id
         JOIN display_id_claims current ON current.account_id = card.account_id AND current.is_current
         LEFT JOIN contents content ON content.id = card.content_id
        WHERE card.pending_since IS NOT NULL AND account.withdrawn_at IS NULL
        ORDER BY card.pending_since, card.id LIMIT $1`,
      [limit],
    );
  }
}
