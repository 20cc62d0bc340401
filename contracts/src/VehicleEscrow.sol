// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IVehicleEscrowTypes} from "./IVehicleEscrowTypes.sol";
import {VehicleTitle} from "./VehicleTitle.sol";

/// @title Escrow for the sale of a vehicle
/// @author Forecourt
/// @notice Holds the buyer's money and the vehicle's title until the buyer accepts the vehicle or the sale falls through.
/// @dev Who ends a sale, and how:
///
///   Open      -> Deposited  the buyer pays the price in, within PAYMENT_PERIOD
///             -> Cancelled  either party, at any time
///   Deposited -> Released   the buyer accepts; or the seller claims, once INSPECTION_PERIOD has passed in silence
///             -> Refunded   the seller gives up
///             -> Disputed   either party, within INSPECTION_PERIOD
///   Disputed  -> Released   the buyer accepts after all; or the arbiter decides, within ARBITRATION_PERIOD
///             -> Refunded   the seller gives up; or the arbiter decides; or the buyer reclaims, once that period has passed
///
/// Ending a sale credits its money to one party, who withdraws it: the only call of an unknown contract stands at the
/// end of `withdraw`. There is no owner, no pause, no fee and no upgrade; the arbiter can only choose between the two
/// parties of a disputed sale.
contract VehicleEscrow is IVehicleEscrowTypes {
    /// @notice How long the buyer may take to pay in, from the opening.
    uint40 public constant PAYMENT_PERIOD = 3 days;

    /// @notice How long the buyer may look at the vehicle and either party may object, from the deposit.
    uint40 public constant INSPECTION_PERIOD = 7 days;

    /// @notice How long the arbiter may take to decide, from the objection.
    uint40 public constant ARBITRATION_PERIOD = 14 days;

    /// @notice The titles that are sold here.
    VehicleTitle public immutable TITLES;

    /// @notice Decides disputed sales, and can do nothing else.
    address public immutable ARBITER;

    /// @notice How many sales were opened. Ids start at 1.
    uint256 public saleCount;

    /// @notice What an account can withdraw, in wei.
    mapping(address account => uint256 amount) public credit;

    mapping(uint256 id => Sale) private _sales;

    /// @notice Creates the contract of titles too: each knows the other from its first block.
    /// @param admin Appoints and dismisses the registrars of titles; has no power here.
    /// @param registrar The first registrar of titles; has no power here.
    /// @param arbiter Decides disputed sales, for ever: a multi-signature account can change its keys.
    constructor(address admin, address registrar, address arbiter) {
        TITLES = new VehicleTitle(admin, registrar);
        ARBITER = arbiter;
    }

    /// @notice Opens a sale of the caller's title, which this contract must be approved for, and takes it into escrow.
    /// @param titleId The title.
    /// @param buyer Who may buy.
    /// @param price The exact price, in wei.
    /// @return id The sale.
    function open(uint256 titleId, address buyer, uint96 price) external returns (uint256 id) {
        if (price == 0) revert ZeroPrice();
        if (msg.sender == ARBITER) revert UnfitSeller();
        if (
            buyer == address(0) || buyer == msg.sender || buyer == ARBITER || buyer == address(this)
                || buyer == address(TITLES)
        ) revert UnfitBuyer();
        id = ++saleCount;
        uint40 deadline = _in(PAYMENT_PERIOD);
        _sales[id] = Sale({
            seller: msg.sender, price: price, buyer: buyer, deadline: deadline, state: State.Open, titleId: titleId
        });
        emit SaleOpened(id, msg.sender, buyer, titleId, price, deadline);
        TITLES.transferFrom(msg.sender, address(this), titleId);
    }

    /// @notice Pays exactly the price in. For the buyer, until the deadline.
    /// @dev The chain may replace its last blocks after the buyer has read them, and another sale may have the id then:
    /// the title and the seller say which sale the money is for.
    /// @param id The sale.
    /// @param titleId Its title, as the buyer has read it.
    /// @param seller Its seller, as the buyer has read it.
    function deposit(uint256 id, uint256 titleId, address seller) external payable {
        Sale storage sale = _sales[id];
        if (sale.state != State.Open) revert WrongState(sale.state);
        if (sale.titleId != titleId || sale.seller != seller) revert OtherSale();
        if (msg.sender != sale.buyer) revert OnlyBuyer();
        if (msg.value != sale.price) revert WrongAmount(sale.price, msg.value);
        _requireInTime(sale);
        sale.state = State.Deposited;
        sale.deadline = _in(INSPECTION_PERIOD);
        emit SaleDeposited(id, sale.deadline);
    }

    /// @notice Calls a sale off that nobody has paid for. For either party.
    /// @param id The sale.
    function cancel(uint256 id) external {
        Sale storage sale = _sales[id];
        if (sale.state != State.Open) revert WrongState(sale.state);
        _requireParty(sale);
        sale.state = State.Cancelled;
        sale.deadline = 0;
        emit SaleCancelled(id, msg.sender);
        TITLES.release(sale.seller, sale.titleId);
    }

    /// @notice Accepts the vehicle: the money is the seller's and the title the buyer's. For the buyer.
    /// @param id The sale.
    function accept(uint256 id) external {
        Sale storage sale = _sales[id];
        _requirePaid(sale);
        if (msg.sender != sale.buyer) revert OnlyBuyer();
        _release(id, sale);
    }

    /// @notice Claims the money of a sale to which nobody objected in time. For the seller.
    /// @param id The sale.
    function claim(uint256 id) external {
        Sale storage sale = _sales[id];
        if (sale.state != State.Deposited) revert WrongState(sale.state);
        if (msg.sender != sale.seller) revert OnlySeller();
        _requireOverdue(sale);
        _release(id, sale);
    }

    /// @notice Gives the sale up: the money is the buyer's again and the title the seller's. For the seller.
    /// @param id The sale.
    function giveUp(uint256 id) external {
        Sale storage sale = _sales[id];
        _requirePaid(sale);
        if (msg.sender != sale.seller) revert OnlySeller();
        _refund(id, sale);
    }

    /// @notice Objects, so that the arbiter decides. For either party, until the deadline.
    /// @param id The sale.
    function dispute(uint256 id) external {
        Sale storage sale = _sales[id];
        if (sale.state != State.Deposited) revert WrongState(sale.state);
        _requireParty(sale);
        _requireInTime(sale);
        sale.state = State.Disputed;
        sale.deadline = _in(ARBITRATION_PERIOD);
        emit SaleDisputed(id, msg.sender, sale.deadline);
    }

    /// @notice Decides a disputed sale. For the arbiter, until the deadline.
    /// @param id The sale.
    /// @param forSeller Whether the money is the seller's; else it is the buyer's.
    function resolve(uint256 id, bool forSeller) external {
        if (msg.sender != ARBITER) revert OnlyArbiter();
        Sale storage sale = _sales[id];
        if (sale.state != State.Disputed) revert WrongState(sale.state);
        _requireInTime(sale);
        if (forSeller) _release(id, sale);
        else _refund(id, sale);
    }

    /// @notice Takes the money of a dispute back that the arbiter did not decide in time. For the buyer.
    /// @param id The sale.
    function reclaim(uint256 id) external {
        Sale storage sale = _sales[id];
        if (sale.state != State.Disputed) revert WrongState(sale.state);
        if (msg.sender != sale.buyer) revert OnlyBuyer();
        _requireOverdue(sale);
        _refund(id, sale);
    }

    /// @notice Withdraws the caller's whole credit.
    /// @param to Where to: an account that cannot be paid itself names another. Never the zero address.
    function withdraw(address payable to) external {
        if (to == address(0)) revert UnfitReceiver();
        uint256 amount = credit[msg.sender];
        if (amount == 0) revert NothingToWithdraw();
        credit[msg.sender] = 0;
        emit Withdrawn(msg.sender, to, amount);
        (bool paid,) = to.call{value: amount}("");
        if (!paid) revert PaymentRefused();
    }

    /// @notice A sale; all zero for an id that was never opened.
    /// @param id The sale.
    /// @return Its parties, price, deadline, state and title.
    function getSale(uint256 id) external view returns (Sale memory) {
        return _sales[id];
    }

    function _release(uint256 id, Sale storage sale) private {
        sale.state = State.Released;
        sale.deadline = 0;
        credit[sale.seller] += sale.price;
        emit SaleReleased(id, msg.sender);
        TITLES.release(sale.buyer, sale.titleId);
    }

    function _refund(uint256 id, Sale storage sale) private {
        sale.state = State.Refunded;
        sale.deadline = 0;
        credit[sale.buyer] += sale.price;
        emit SaleRefunded(id, msg.sender);
        TITLES.release(sale.seller, sale.titleId);
    }

    function _requireParty(Sale storage sale) private view {
        if (msg.sender != sale.seller && msg.sender != sale.buyer) revert OnlyParties();
    }

    function _requirePaid(Sale storage sale) private view {
        State state = sale.state;
        if (state != State.Deposited && state != State.Disputed) revert WrongState(state);
    }

    function _requireInTime(Sale storage sale) private view {
        // forge-lint: disable-next-line(block-timestamp)
        if (block.timestamp > sale.deadline) revert TooLate(sale.deadline);
    }

    function _requireOverdue(Sale storage sale) private view {
        // forge-lint: disable-next-line(block-timestamp)
        if (block.timestamp <= sale.deadline) revert TooEarly(sale.deadline);
    }

    /// @dev 40 bits of seconds last for 34,000 years. A block's time can be a few seconds off; the periods are days.
    function _in(uint40 period) private view returns (uint40) {
        return uint40(block.timestamp) + period;
    }
}
