/**
 * Gatsby knows of a page which nodes it depends on, not which of their fields. These ids stand for less than a node: pages depend on
 * them in its place, and a node of that id is made for a moment when what it stands for changes.
 */

/** One field of a node. @param id of the node */
export const fieldDependency = (id: string, field: string): string => `${id} ${field}`;

/** That a node is there at all. @param id of the node */
export const existenceDependency = (id: string): string => `${id} *`;
