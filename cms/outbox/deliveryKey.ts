/** A delivery, as far as its key needs it. */
interface KeyedDelivery {
  kind: string;
  id: number;
  createdAt: string | Date;
}

/**
 * What a receiver knows a delivery by, however often it is attempted. The number alone is not enough: SQLite gives the numbers of rows that
 * were deleted again, and PostgreSQL those that came after the backup which was restored.
 */
export const deliveryKey = ({ kind, id, createdAt }: KeyedDelivery): string =>
  `${kind}-${new Date(createdAt).getTime()}-${id}`;
