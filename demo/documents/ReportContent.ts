import type { Text } from '../../cms/seed/lib/bilingual';

/** A row of a report's table: what it says, and a cell for each column. */
export interface Row {
  label: Text;
  cells: readonly string[];
}

/** What a report's document says. */
export interface ReportPages {
  lead: Text;
  table?: { columns: readonly Text[]; rows: readonly Row[]; note: Text };
  sections: readonly { title: Text; body: Text }[];
}
