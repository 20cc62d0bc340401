// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title States, records, events and errors of the escrow
/// @author Forecourt
/// @notice What `VehicleEscrow` stores, tells and refuses with.
interface IVehicleEscrowTypes {
    /// @notice The states of a sale. `None` is a sale that was never opened.
    enum State {
        None,
        Open,
        Deposited,
        Disputed,
        Released,
        Refunded,
        Cancelled
    }

    /// @notice A sale. Three storage slots.
    struct Sale {
        /// The seller, who held the title.
        address seller;
        /// The exact price, in wei.
        uint96 price;
        /// The buyer, whom the seller named.
        address buyer;
        /// The last second in which the present state can be answered in time; 0 once the sale has ended.
        uint40 deadline;
        /// Where the sale stands.
        State state;
        /// The title of the vehicle.
        uint256 titleId;
    }

    /// @notice A sale was opened, and its title went into escrow.
    /// @param id The sale.
    /// @param seller Its seller.
    /// @param buyer Its buyer.
    /// @param titleId Its title.
    /// @param price Its price, in wei.
    /// @param deadline The last second to pay in.
    event SaleOpened(
        uint256 indexed id,
        address indexed seller,
        address indexed buyer,
        uint256 titleId,
        uint256 price,
        uint256 deadline
    );

    /// @notice The buyer has paid in.
    /// @param id The sale.
    /// @param deadline The last second to object.
    event SaleDeposited(uint256 indexed id, uint256 deadline);

    /// @notice A party has objected.
    /// @param id The sale.
    /// @param by The seller or the buyer.
    /// @param deadline The last second for the arbiter to decide.
    event SaleDisputed(uint256 indexed id, address indexed by, uint256 deadline);

    /// @notice The money was credited to the seller, and the title went to the buyer.
    /// @param id The sale.
    /// @param by The buyer, the seller or the arbiter.
    event SaleReleased(uint256 indexed id, address indexed by);

    /// @notice The money was credited to the buyer, and the title went back to the seller.
    /// @param id The sale.
    /// @param by The buyer, the seller or the arbiter.
    event SaleRefunded(uint256 indexed id, address indexed by);

    /// @notice The sale was called off before a deposit, and the title went back to the seller.
    /// @param id The sale.
    /// @param by The seller or the buyer.
    event SaleCancelled(uint256 indexed id, address indexed by);

    /// @notice An account has withdrawn its credit.
    /// @param account Whose credit it was.
    /// @param to Where the money went.
    /// @param amount How much, in wei.
    event Withdrawn(address indexed account, address indexed to, uint256 amount);

    /// @notice Only the seller of this sale may do this.
    error OnlySeller();

    /// @notice Only the buyer of this sale may do this.
    error OnlyBuyer();

    /// @notice Only the seller or the buyer of this sale may do this.
    error OnlyParties();

    /// @notice Only the arbiter may do this.
    error OnlyArbiter();

    /// @notice The sale is in another state than this needs.
    /// @param state The state it is in.
    error WrongState(State state);

    /// @notice The sale is of another title or by another seller than the caller named.
    error OtherSale();

    /// @notice The amount is not the price.
    /// @param price The price, in wei.
    /// @param sent What was sent, in wei.
    error WrongAmount(uint256 price, uint256 sent);

    /// @notice The price is zero.
    error ZeroPrice();

    /// @notice The buyer must be an account other than the seller, the arbiter and the two contracts.
    error UnfitBuyer();

    /// @notice The arbiter cannot sell here.
    error UnfitSeller();

    /// @notice This is possible only after the deadline.
    /// @param deadline The last second that is too early.
    error TooEarly(uint256 deadline);

    /// @notice This was possible only until the deadline.
    /// @param deadline The last second that was in time.
    error TooLate(uint256 deadline);

    /// @notice The zero address is nobody's: what is paid to it is lost.
    error UnfitReceiver();

    /// @notice The account has no credit.
    error NothingToWithdraw();

    /// @notice The receiver did not take the money; the credit stands, and can be withdrawn to another address.
    error PaymentRefused();
}
