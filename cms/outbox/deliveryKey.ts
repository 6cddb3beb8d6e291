/** Fields of a delivery from which its key is built. */
interface KeyedDelivery {
  kind: string;
  id: number;
  createdAt: string | Date;
}

/**
 * Returns the idempotency key of a delivery, which is the same for every attempt. It includes the creation time,
 * because a database restored from a backup assigns the same ids again.
 */
export const deliveryKey = ({ kind, id, createdAt }: KeyedDelivery): string =>
  `${kind}-${new Date(createdAt).getTime()}-${id}`;
