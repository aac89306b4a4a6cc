import { DefaultNamingStrategy, type Table } from 'typeorm';

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Derives the names of columns and of primary and foreign keys; indexes and other constraints name themselves. */
export class DatabaseNames extends DefaultNamingStrategy {
  override columnName(property: string, given: string | undefined): string {
    return given ?? snakeCase(property);
  }

  override joinColumnName(relation: string): string {
    return `${snakeCase(relation)}_id`;
  }

  override primaryKeyName(table: Table | string): string {
    return `${this.getTableName(table)}_pkey`;
  }

  override foreignKeyName(table: Table | string, [column = '']: string[]): string {
    return `${this.getTableName(table)}_${column.replace(/_id$/, '')}_fk`;
  }
}
