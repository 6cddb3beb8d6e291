/** A label of the admin in both of its languages. */
export interface Label {
  he: string;
  en: string;
}
