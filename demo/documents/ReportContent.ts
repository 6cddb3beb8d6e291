import type { Text } from '../../cms/seed/lib/bilingual';

/** A row of a report's table: a label, and a cell per column. */
export interface Row {
  label: Text;
  cells: readonly string[];
}

/** The content of a report document. */
export interface ReportPages {
  lead: Text;
  table?: { columns: readonly Text[]; rows: readonly Row[]; note: Text };
  sections: readonly { title: Text; body: Text }[];
}
