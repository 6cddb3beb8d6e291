/** A delivery, as far as its key needs it. */
interface KeyedDelivery {
  kind: string;
  id: number;
  createdAt: string | Date;
}

/**
 * What a receiver knows a delivery by, however often it is attempted. The number alone is not enough: a database that was restored gives
 * the numbers again that came after its backup.
 */
export const deliveryKey = ({ kind, id, createdAt }: KeyedDelivery): string =>
  `${kind}-${new Date(createdAt).getTime()}-${id}`;
